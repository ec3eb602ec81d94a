-- How often something was done of late that has a limit: guesses at passwords, sign-ups, letters asked for. The key is a
-- keyed hash of the account, student or address, so nobody is named here; rows are deleted a day after they are over.
create table attempt (
  key text primary key,
  streak integer not null,
  free_at timestamptz(3) not null
);
