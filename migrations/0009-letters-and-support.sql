-- Letters that are still to be sent. One that was sent is deleted, so what stands here can be read by nobody for long:
-- a letter may hold a link that opens an account. A letter being sent is leased by moving next_try_at on.
create table letter (
  id uuid primary key,
  -- whose letter it is: it goes with the account
  user_id text,
  to_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null,
  give_up_at timestamptz(3) not null,
  tries integer not null default 0,
  last_error text
);
create index letter_due on letter (next_try_at);
create index letter_owner on letter (user_id);

-- What students wrote to the people behind the product, also when no letter could be sent.
create table support_message (
  user_id text not null,
  id bigint generated always as identity,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz(3) not null,
  idempotency_key text,
  primary key (user_id, id)
);
create unique index support_message_once on support_message (user_id, idempotency_key) where idempotency_key is not null;
create index support_message_recent on support_message (user_id, created_at desc);
