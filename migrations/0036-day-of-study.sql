-- A record keeps the day on which it was studied, and the zone that it had there, with the hour at which days began if
-- that is not midnight ('America/Sao_Paulo@4'): no journey moves it to another day. Records of before get theirs by
-- the zone and the hour that are known of their student.
alter table study_record add column day date, add column zone text;

create function day_in(at timestamptz, zone text) returns date language sql immutable as $$
  select ((at at time zone split_part(zone, '@', 1)) - make_interval(hours => coalesce(nullif(split_part(zone, '@', 2), ''), '0')::integer))::date
$$;

update study_record set zone = known.zone, day = day_in(created_at, known.zone)
from (
  select writer.user_id,
    coalesce(there.name, 'America/Sao_Paulo') || coalesce('@' || nullif(consistency.day_starts_at, 0), '') as zone
  from (select distinct user_id from study_record) writer
    left join student on student.user_id = writer.user_id
    left join consistency on consistency.user_id = writer.user_id
    left join pg_timezone_names there on there.name = student.time_zone
) known
where known.user_id = study_record.user_id;
alter table study_record alter column day set not null, alter column zone set not null;

-- The program before this one, which may still run, says neither.
create function study_record_day() returns trigger language plpgsql as $$
begin
  new.zone := coalesce(new.zone, (select time_zone from student where user_id = new.user_id), 'America/Sao_Paulo');
  new.day := day_in(new.created_at, new.zone);
  return new;
exception when invalid_parameter_value then
  new.zone := 'America/Sao_Paulo';
  new.day := day_in(new.created_at, new.zone);
  return new;
end
$$;
create trigger study_record_day before insert on study_record for each row when (new.day is null)
  execute function study_record_day();

drop index study_record_recent;
create index study_record_recent on study_record (user_id, created_at desc, id desc)
  include (day, subject_id, topic, study_time, questions_resolved, correct_answers, incorrect_answers) where ativo = 1;
