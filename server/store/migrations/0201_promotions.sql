-- What a brand advertises: cards of the carousel on home, and a page each.
CREATE TABLE promotions (
  id text PRIMARY KEY,                 -- of /promotions/{id}
  brand text,                          -- null: every brand
  title text NOT NULL,
  short_description text NOT NULL,
  description text NOT NULL,           -- paragraphs, separated by line breaks
  tag text,                            -- a word on the picture: a league, a product
  image text NOT NULL,                 -- a path of the app, 482 x 301
  cta_label text,                      -- null: the client's own word
  cta_path text,                       -- where the action leads in the app; null: no action
  ends_at timestamptz,                 -- null: until it is taken down
  position integer NOT NULL
);
