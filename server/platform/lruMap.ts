import { watch } from './meters.ts';

/** A map that drops the least recently used entry. Relies on Map's insertion order. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;
  #hits = 0;
  #misses = 0;

  /** @param name in metrics, which add up the maps of one name */
  constructor(name: string, capacity: number) {
    this.#capacity = capacity;
    watch<LruMap<Key, Value>>(this, (map) => [
      ['slipstream_cache_entries', { cache: name }, map.#entries.size],
      ['slipstream_cache_maximum', { cache: name }, map.#capacity],
      ['slipstream_cache_hits_total', { cache: name }, map.#hits],
      ['slipstream_cache_misses_total', { cache: name }, map.#misses],
    ]);
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#capacity) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
