-- A paper that a student answered, whole: blocks, answers, keys and the rule by which it is scored. Its study records
-- are those of study_record whose idempotency_key begins with 'mock-' and the exam's key.
create table mock_exam (
  user_id text not null,
  key text not null,
  title text not null,
  answered_at timestamptz(3) not null,
  paper jsonb not null,
  primary key (user_id, key)
);
