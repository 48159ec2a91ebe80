# A file that says to be 60 GB long ended the command for want of memory.
truncate -s 60G r.json || { echo "this file system holds no sparse file"; exit 77; }
ends list --registry r.json
ends validate r.json
mv r.json .motionbook.json
ends list
