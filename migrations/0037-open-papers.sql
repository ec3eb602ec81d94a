-- A paper may be open still, with a clock and the moment of each mark; it may be a target's real exam, and be scored
-- by the figures of its group or by a list of its own.
update mock_exam set paper = '{"open": false, "clock": null, "marked_at": [], "spent": [], "group": {}, "list": null,
  "contest_until": null}'::jsonb || paper;
