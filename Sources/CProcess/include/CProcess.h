#ifndef CPROCESS_H
#define CPROCESS_H

/// The number of the words that the process was started with; negative where the C library does not hand them on.
int process_word_count(void);

/// These words; the first one is the program's own name.
char *const *process_words(void);

#endif
