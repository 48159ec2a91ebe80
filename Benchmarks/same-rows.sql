-- The values of every preset as the sqlite3 tool's own JSON: what an export has to be compared with.
.mode list
SELECT json_group_array(json_object(
  'name', p.name, 'kind', p.kind, 'summary', p.summary, 'reduced', coalesce(p.reduced, r.name), 'role', p.role,
  'deprecated', p.deprecated, 'duration', coalesce(s.duration, d.duration, t.duration), 'bounce', s.bounce,
  'stiffness', s.stiffness, 'damping', s.damping, 'base', b.name,
  'bezier', iif(c.x1 IS NULL, NULL, json_array(c.x1, c.y1, c.x2, c.y2)), 'curve', coalesce(t.curve, tc.name),
  'of', o.name
))
FROM preset AS p
LEFT JOIN preset AS r ON r.id = p.reduced_id
LEFT JOIN spring AS s ON s.preset_id = p.id
LEFT JOIN preset AS b ON b.id = s.base_id
LEFT JOIN duration AS d ON d.preset_id = p.id
LEFT JOIN curve AS c ON c.preset_id = p.id
LEFT JOIN tween AS t ON t.preset_id = p.id
LEFT JOIN preset AS tc ON tc.id = t.curve_id
LEFT JOIN alias AS a ON a.preset_id = p.id
LEFT JOIN preset AS o ON o.id = a.of_id
WHERE p.name IS NOT NULL
ORDER BY p.name;
