-- The secret address of a student's calendar, of which only the digest of its key is kept.
create table calendar_feed (
  user_id text primary key,
  key_digest text not null unique,
  made_at timestamptz(3) not null
);
