-- Adds the work on a payment to the job queue, in the transaction that needs it: what is left to do is read from the payment (`advancePayment`).
-- A later call for the same payment replaces an earlier one.
CREATE OR REPLACE FUNCTION queue_payment_work(p_payment_id bigint, p_delay_ms integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('advance-payment', json_build_object('paymentId', p_payment_id),
    run_at := clock_timestamp() + p_delay_ms * interval '1 millisecond', job_key := 'payment:' || p_payment_id);
END
$$;
