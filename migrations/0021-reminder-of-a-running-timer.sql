-- Who chose before it could be chosen did not ask for it.
alter table reminder_choice add column timer_running boolean not null default false;
alter table reminder_choice alter column timer_running drop default;
