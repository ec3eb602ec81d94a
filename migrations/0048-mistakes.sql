-- Questions that a student missed, each with its cause, and how its card was answered since. 'source' is the key of the
-- mock exam, record or import that it is from, 'questions' how many were answered there of its subject.
create table mistake (
  user_id text not null,
  key text not null,
  subject_id integer not null,
  topic text not null,
  topic_id integer,
  cause text,
  said_at timestamptz(3) not null,
  day date not null,
  source text not null,
  title text not null,
  number integer,
  questions integer,
  question text not null,
  other text not null,
  answer text not null,
  dropped boolean not null,
  primary key (user_id, key)
);
create table card_answer (
  user_id text not null,
  key text not null,
  mistake text not null,
  day date not null,
  is_right boolean not null,
  answered_at timestamptz(3) not null,
  primary key (user_id, key)
);
create index card_answer_of on card_answer (user_id, mistake);
