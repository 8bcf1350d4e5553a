-- Every person who can log in has a row in "users" from the same transaction on, whichever way the account was made
-- (e-mail now, providers later). Deferred, so that code that writes both rows itself comes first.
CREATE FUNCTION create_user_of_auth_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO users (id, email, name) VALUES (NEW.id, NEW.email, NEW.name) ON CONFLICT (id) DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER auth_users_have_user AFTER INSERT ON auth_users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION create_user_of_auth_user();
