-- A device keeps a copy of the student's records and asks what has changed since: `changed` is the transaction that
-- last wrote the record. What an older transaction wrote is seen by all who ask later, so no change is passed over.
alter table study_record add column changed bigint not null default 0;
alter table study_record alter column changed set default pg_current_xact_id()::text::bigint;

create function study_record_changed() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id()::text::bigint;
  return new;
end
$$;
create trigger study_record_changed before update on study_record for each row
  execute function study_record_changed();
-- A backup that is restored tells numbers of another server's transactions.
create trigger study_record_restored before insert on study_record for each row
  when (new.changed <> pg_current_xact_id()::text::bigint) execute function study_record_changed();

create index study_record_changed on study_record (user_id, changed, id);
