-- The users of the shop's database and the database itself, on an empty server: compose.yaml has PostgreSQL's image run
-- it when it sets up its data. Elsewhere, a superuser named postgres runs it with psql 15 or later:
-- DATABASE_OWNER_PASSWORD=… DATABASE_PASSWORD=… psql --set=ON_ERROR_STOP=1 --file=docs/database-users.sql
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv shop_password DATABASE_PASSWORD

-- Owns all that there is, and changes the schema: DATABASE_OWNER_URL.
create role owner login password :'owner_password';
-- Serves. The migration grants it the use of the tables, and nothing else: DATABASE_URL.
create role shop login password :'shop_password';
create database shop owner owner;

-- From now on, the superuser signs in from the server's own socket alone.
alter role postgres password null;
