-- One study session. `ativo` 1 is active, 0 is deleted. subject_id names no foreign key: every insert checks that
-- the student sees the subject, and a key check on a popular subject's row would make students wait on each other.
create table study_record (
  user_id text not null,
  id bigint generated always as identity,
  subject_id integer not null,
  topic text,
  study_time integer not null check (study_time >= 0),
  total_pauses integer not null check (total_pauses >= 0),
  questions_resolved integer not null check (questions_resolved >= 0),
  correct_answers integer not null check (correct_answers >= 0),
  incorrect_answers integer not null check (incorrect_answers >= 0),
  -- milliseconds, as JSON shows it: what is sorted and paged by is what was answered
  created_at timestamptz(3) not null default now(),
  ativo smallint not null default 1 check (ativo in (0, 1)),
  idempotency_key text,
  -- true once the record is counted in study_rollup
  rolled boolean not null default false,
  primary key (user_id, id)
);
create unique index study_record_once on study_record (user_id, idempotency_key) where idempotency_key is not null;
create index study_record_recent on study_record (user_id, created_at desc, id desc) where ativo = 1;
create index study_record_tail on study_record (user_id) where not rolled and ativo = 1;

-- Sums of records that are already rolled up, so that a screen costs the same after ten years as after ten days.
-- Always: sums of a student = study_rollup + the active records that are not rolled. Nothing waits for a roll-up.
--   grain 'all':   bucket -infinity,              by subject and topic ('' when none)
--   grain 'month': bucket a month's start in UTC, by subject and topic
--   grain 'slot':  bucket a quarter of an hour,   subject 0, topic '' (every time zone begins its days on one)
create table study_rollup (
  user_id text not null,
  grain text not null,
  bucket timestamptz not null,
  subject_id integer not null,
  topic text not null,
  records bigint not null,
  study_time bigint not null,
  questions bigint not null,
  correct bigint not null,
  incorrect bigint not null,
  primary key (user_id, grain, bucket, subject_id, topic)
);

-- The buckets that one record counts in.
create function study_buckets(at timestamptz, subject integer, topic text)
returns table (grain text, bucket timestamptz, subject_id integer, topic text)
language sql stable as $$
  values
    ('all', '-infinity'::timestamptz, subject, coalesce(topic, '')),
    ('month', date_trunc('month', at, 'UTC'), subject, coalesce(topic, '')),
    ('slot', date_bin('15 minutes', at, 'epoch'::timestamptz), 0, '')
$$;

-- Counts a student's records that are not rolled yet into study_rollup. Safe at any time, from any number of processes.
create function study_roll_up(student text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(student, 1));
  with moved as (
    update study_record r set rolled = true
    where r.user_id = student and not r.rolled and r.ativo = 1
    returning r.*
  )
  insert into study_rollup as s
  select student, b.grain, b.bucket, b.subject_id, b.topic,
    count(*), sum(m.study_time), sum(m.questions_resolved), sum(m.correct_answers), sum(m.incorrect_answers)
  from moved m, study_buckets(m.created_at, m.subject_id, m.topic) b
  group by b.grain, b.bucket, b.subject_id, b.topic
  on conflict (user_id, grain, bucket, subject_id, topic) do update set
    records = s.records + excluded.records,
    study_time = s.study_time + excluded.study_time,
    questions = s.questions + excluded.questions,
    correct = s.correct + excluded.correct,
    incorrect = s.incorrect + excluded.incorrect;
end
$$;

-- An edited or deleted record leaves the sums and counts by itself again until the next roll-up.
create function study_record_unroll() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(old.user_id, 1));
  update study_rollup s set
    records = s.records - 1,
    study_time = s.study_time - old.study_time,
    questions = s.questions - old.questions_resolved,
    correct = s.correct - old.correct_answers,
    incorrect = s.incorrect - old.incorrect_answers
  from study_buckets(old.created_at, old.subject_id, old.topic) b
  where s.user_id = old.user_id and s.grain = b.grain and s.bucket = b.bucket
    and s.subject_id = b.subject_id and s.topic = b.topic;
  new.rolled := false;
  return new;
end
$$;
create trigger study_record_unroll before update on study_record for each row
  when (old.rolled and new.rolled) execute function study_record_unroll();

-- All-time sums of a student by subject and topic.
create function study_sums(student text)
returns table (subject_id integer, topic text, records bigint, study_time bigint, questions bigint, correct bigint, incorrect bigint)
language sql stable as $$
  select u.subject_id, u.topic, sum(u.records)::bigint, sum(u.study_time)::bigint, sum(u.questions)::bigint,
    sum(u.correct)::bigint, sum(u.incorrect)::bigint
  from (
    select s.subject_id, s.topic, s.records, s.study_time, s.questions, s.correct, s.incorrect
    from study_rollup s where s.user_id = student and s.grain = 'all'
    union all
    select r.subject_id, coalesce(r.topic, ''), 1, r.study_time, r.questions_resolved, r.correct_answers, r.incorrect_answers
    from study_record r where r.user_id = student and not r.rolled and r.ativo = 1
  ) u
  group by u.subject_id, u.topic
  having sum(u.records) > 0
$$;

-- Sums of a student by quarter of an hour, from `since` on and before `until`.
create function study_slots(student text, since timestamptz, until timestamptz)
returns table (slot timestamptz, study_time bigint, questions bigint, correct bigint, incorrect bigint)
language sql stable as $$
  select s.bucket, s.study_time, s.questions, s.correct, s.incorrect
  from study_rollup s
  where s.user_id = student and s.grain = 'slot' and s.bucket >= since and s.bucket < until and s.records > 0
  union all
  select date_bin('15 minutes', r.created_at, 'epoch'::timestamptz), r.study_time, r.questions_resolved, r.correct_answers, r.incorrect_answers
  from study_record r
  where r.user_id = student and not r.rolled and r.ativo = 1 and r.created_at >= since and r.created_at < until
$$;

-- How many active records are not rolled up yet.
create function study_tail(student text) returns bigint language sql stable as $$
  select count(*) from study_record r where r.user_id = student and not r.rolled and r.ativo = 1
$$;
