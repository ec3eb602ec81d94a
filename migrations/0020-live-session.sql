-- What happened to a student's sessions, on whichever device. A student's writes take turns (lockStudent), so that
-- what is read up to a seq misses nothing.
create table live_event (
  user_id text not null,
  seq bigint generated always as identity,
  id uuid not null,
  session uuid not null,
  type text not null,
  -- the event as it is told
  said jsonb not null,
  received_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index live_event_news on live_event (user_id, seq);
create index live_event_session on live_event (user_id, session, type);
create index live_event_received on live_event (received_at);
