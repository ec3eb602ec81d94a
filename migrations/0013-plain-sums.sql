-- Sums are added up from the records whenever they are asked for: one index has all that they and a list's order need, so
-- that a student's ten years are read in some milliseconds. What kept sums beside the records goes; no record changes.
-- The program before this one needs what goes: stop all its processes first.

drop trigger study_record_unroll on study_record;
drop function study_record_unroll(), study_roll_up(text), study_tail(text), study_sums(text),
  study_sums_between(text, timestamptz, timestamptz), study_rolled_from(text, timestamptz, timestamptz),
  study_buckets_from(text, text, timestamptz, timestamptz), study_slots(text, timestamptz, timestamptz),
  study_buckets(timestamptz, integer, text);
drop table study_rollup;

drop index study_record_tail, study_record_recent;
alter table study_record drop column rolled;
create index study_record_recent on study_record (user_id, created_at desc, id desc)
  include (subject_id, topic, study_time, questions_resolved, correct_answers, incorrect_answers) where ativo = 1;
