# A clip whose spring rings on for hundreds of oscillations was sampled too coarsely: each export of it took more than four
# seconds, and then left it out as too steep.
for duration in 200 3600; do
  book '{"name":"a","kind":"clip","initial":{"x":-1},"tracks":[{"property":"x","keyframes":[{"type":"spring","to":271,
    "duration":'"$duration"',"spring":{"dampingRatio":0.00165,"stiffness":100}}]}]}' >r.json
  for format in css waapi motion gsap panda; do
    ends export --format "$format" --registry r.json
    ! grep -q 'too steep' err || broken "$format of $duration s: $(head -c 200 err)"
  done
done
