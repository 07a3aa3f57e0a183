-- Left to itself PostgreSQL plans the statements inside place_bets anew at every call, because a plan for the arrays it was given looks
-- cheaper than one for any. Planning costs more than half of a placement; every access is by key, so that one plan is right for all.
ALTER FUNCTION place_bets SET plan_cache_mode = force_generic_plan;
