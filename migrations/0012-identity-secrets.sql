-- The identity's secrets stand in the database only as digests, and Google's tokens not at all.

-- SHA-256 in the alphabet of web addresses, as the server makes it: sessions that are open stay so.
create function identity_digest(secret text) returns text language sql immutable as $$
  select translate(rtrim(encode(sha256(convert_to(secret, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;
update session set token = identity_digest(token);
-- Links that were mailed go on being good.
update verification set identifier = identity_digest(identifier);
drop function identity_digest;

-- An account of elsewhere is one of its issuer, which the token of its last sign-in names. Before this there was nothing else to
-- tell it by; where there is no token it was Google.
create function issuer_of(token text) returns text language plpgsql immutable as $$
declare
  claims text := translate(split_part(token, '.', 2), '-_', '+/');
begin
  return convert_from(decode(rpad(claims, (length(claims) + 3) / 4 * 4, '='), 'base64'), 'UTF8')::jsonb ->> 'iss';
exception when others then
  return null;
end
$$;
update account set "accountId" = coalesce(issuer_of("idToken"), 'https://accounts.google.com') || ' ' || "accountId"
where "providerId" = 'google';
drop function issuer_of;
update account set "accessToken" = null, "refreshToken" = null, "idToken" = null,
  "accessTokenExpiresAt" = null, "refreshTokenExpiresAt" = null;

-- Two sign-ins in one moment could else make one account of elsewhere two students'. The first one stays.
delete from account later using account first
where later."providerId" = first."providerId" and later."accountId" = first."accountId"
  and (later."createdAt", later.id) > (first."createdAt", first.id);
create unique index "account_providerId_accountId_idx" on account ("providerId", "accountId");
