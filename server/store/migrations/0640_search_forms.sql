-- Letters of full width, ligatures and accents that are characters of their own are searched as the plain letters that they stand for. No title
-- has them, so the stored columns stay right.
CREATE OR REPLACE FUNCTION search_normal(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(lower(translate(normalize(p_text, NFKC),
  'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆĈČçćĉčĎĐďđÈÉÊËĒĔĖĘĚèéêëēĕėęěĞĢğģÌÍÎÏĪĬĮİìíîïīĭįıŁĹĻĽłĺļľÑŃŅŇñńņňÒÓÔÕÖØŌŎŐòóôõöøōŏőŔŖŘŕŗřŚŜŞŠȘśŝşšșŢŤȚţťțÙÚÛÜŪŬŮŰŲùúûüūŭůűųÝŸýÿŹŻŽźżž',
  'AAAAAAAAAaaaaaaaaaCCCCccccDDddEEEEEEEEEeeeeeeeeeGGggIIIIIIIIiiiiiiiiLLLLllllNNNNnnnnOOOOOOOOOoooooooooRRRrrrSSSSSsssssTTTtttUUUUUUUUUuuuuuuuuuYYyyZZZzzz')),
  E'[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f\u00a0\u00b7\u2013\u2014\u2018\u2019]+', ' ', 'g'));
