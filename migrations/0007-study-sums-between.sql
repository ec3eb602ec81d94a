-- Sums of any period by subject and topic, at a cost that does not grow with the years in it: whole years and months come
-- from study_rollup, which now has the grain 'year' too (bucket a year's start in UTC, by subject and topic).

-- Nobody rolls up or unrolls between the new buckets and the years counted below.
lock table study_rollup in share row exclusive mode;

create or replace function study_buckets(at timestamptz, subject integer, topic text)
returns table (grain text, bucket timestamptz, subject_id integer, topic text)
language sql stable as $$
  values
    ('all', '-infinity'::timestamptz, subject, coalesce(topic, '')),
    ('year', date_trunc('year', at, 'UTC'), subject, coalesce(topic, '')),
    ('month', date_trunc('month', at, 'UTC'), subject, coalesce(topic, '')),
    ('slot', date_bin('15 minutes', at, 'epoch'::timestamptz), 0, '')
$$;

insert into study_rollup
select user_id, 'year', date_trunc('year', bucket, 'UTC'), subject_id, topic,
  sum(records), sum(study_time), sum(questions), sum(correct), sum(incorrect)
from study_rollup where grain = 'month'
group by user_id, date_trunc('year', bucket, 'UTC'), subject_id, topic;

-- A student's rolled up sums from one bucket of a grain on and before another; negative when the way leads backwards.
create function study_buckets_from(student text, kind text, start timestamptz, goal timestamptz)
returns table (subject_id integer, topic text, records bigint, study_time bigint, questions bigint, correct bigint, incorrect bigint)
language sql stable as $$
  select s.subject_id, s.topic, s.records * way.sign, s.study_time * way.sign, s.questions * way.sign,
    s.correct * way.sign, s.incorrect * way.sign
  from study_rollup s, (select case when start <= goal then 1 else -1 end as sign) way
  where s.user_id = student and s.grain = kind and s.bucket >= least(start, goal) and s.bucket < greatest(start, goal)
$$;

-- The same of the rolled up records themselves, between two instants.
create function study_rolled_from(student text, start timestamptz, goal timestamptz)
returns table (subject_id integer, topic text, records bigint, study_time bigint, questions bigint, correct bigint, incorrect bigint)
language sql stable as $$
  select r.subject_id, coalesce(r.topic, ''), way.sign::bigint, r.study_time::bigint * way.sign,
    r.questions_resolved::bigint * way.sign, r.correct_answers::bigint * way.sign, r.incorrect_answers::bigint * way.sign
  from study_record r, (select case when start <= goal then 1 else -1 end as sign) way
  where r.user_id = student and r.rolled and r.ativo = 1
    and r.created_at >= least(start, goal) and r.created_at < greatest(start, goal)
$$;

-- Sums of a student by subject and topic from `since` on and before `until`; either may be infinite. The way from one to
-- the other goes by records to the nearest month's start, by months to the nearest year's, by years, and down again: at
-- most half a month of records and half a year of months at either end, whether added or taken back. A short way is gone
-- directly. In PL/pgSQL, so that the way is found once and the plan is kept.
create function study_sums_between(student text, since timestamptz, until timestamptz)
returns table (subject_id integer, topic text, records bigint, study_time bigint, questions bigint, correct bigint, incorrect bigint)
language plpgsql stable as $$
#variable_conflict use_column
declare
  by_records constant boolean := until < since + interval '20 days';
  first_month constant timestamptz := case when by_records then since else date_trunc('month', since + interval '15 days', 'UTC') end;
  last_month constant timestamptz := case when by_records then since else date_trunc('month', until + interval '15 days', 'UTC') end;
  by_months constant boolean := last_month < first_month + interval '9 months';
  first_year constant timestamptz := case when by_months then first_month else date_trunc('year', first_month + interval '6 months', 'UTC') end;
  last_year constant timestamptz := case when by_months then first_month else date_trunc('year', last_month + interval '6 months', 'UTC') end;
begin
  return query
  select u.subject_id, u.topic, sum(u.records)::bigint, sum(u.study_time)::bigint, sum(u.questions)::bigint,
    sum(u.correct)::bigint, sum(u.incorrect)::bigint
  from (
    select * from study_rolled_from(student, since, first_month)
    union all
    select * from study_buckets_from(student, 'month', first_month, first_year)
    union all
    select * from study_buckets_from(student, 'year', first_year, last_year)
    union all
    select * from study_buckets_from(student, 'month', last_year, last_month)
    union all
    select * from study_rolled_from(student, last_month, until)
    union all
    select r.subject_id, coalesce(r.topic, ''), 1, r.study_time, r.questions_resolved, r.correct_answers, r.incorrect_answers
    from study_record r
    where r.user_id = student and not r.rolled and r.ativo = 1 and r.created_at >= since and r.created_at < until
  ) u
  group by u.subject_id, u.topic
  having sum(u.records) > 0;
end
$$;
