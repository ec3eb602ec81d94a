-- Where a browser takes messages for a student, as long as the session lives in which it was told.
create table push_subscription (
  user_id text not null,
  id integer generated always as identity,
  endpoint text not null unique,
  -- the push service, which is given a rest when it fails
  origin text not null,
  p256dh text not null,
  auth text not null,
  session_id text,
  made_at timestamptz(3) not null,
  primary key (user_id, id)
);

-- What a student wants to be reminded of; no row, nothing. Minutes from midnight part off the quiet hours.
create table reminder_choice (
  user_id text primary key,
  study_start boolean not null,
  enrolment_end boolean not null,
  quiet_from smallint not null,
  quiet_until smallint not null,
  -- when this student is to be looked at again
  look_at timestamptz(3) not null
);
create index reminder_choice_due on reminder_choice (look_at);

-- Messages on their way, and for some days those that were sent, so that each is sent once.
create table reminder (
  user_id text not null,
  subscription_id integer not null,
  -- what of, and which day's: each device is told once
  key text not null,
  message json not null,
  -- in the future a pause after a failure, or the lease of whoever is sending it; null once it is done
  next_try_at timestamptz(3),
  give_up_at timestamptz(3) not null,
  tries smallint not null,
  primary key (user_id, subscription_id, key),
  foreign key (user_id, subscription_id) references push_subscription on delete cascade
);
create index reminder_due on reminder (next_try_at) where next_try_at is not null;
