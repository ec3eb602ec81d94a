-- A catalogue of editais kept elsewhere, one row for each address it was read from: its list as it was last given, and
-- the editais that were read. A failing source changes failures, last_error and next_fetch_at alone. Processes take
-- turns by moving next_fetch_at on.
create table catalogue_feed (
  url text primary key,
  -- id, address and hash of each file
  editais json not null default '[]',
  fetched_at timestamptz(3),
  etag text,
  last_modified text,
  attempted_at timestamptz(3),
  next_fetch_at timestamptz(3) not null,
  failures integer not null default 0,
  last_error text
);

create table catalogue_edital (
  feed text not null references catalogue_feed on delete cascade,
  id text not null,
  -- of the file that it was read from
  sha256 text not null,
  -- what the list shows of it, and its version
  head json not null,
  document json not null,
  primary key (feed, id)
);
