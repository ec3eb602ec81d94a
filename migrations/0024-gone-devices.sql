-- The push service knows this address no more: its browser is asked for another when it opens the app again.
alter table push_subscription add column gone_at timestamptz(3);
