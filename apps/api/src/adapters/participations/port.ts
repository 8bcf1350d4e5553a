import type { EventParticipation, EventParticipationInput } from "@pkg/domain";

/** Keeps who takes part in which event, apart from our own database. */
export interface ParticipationStore {
  /**
   * Creates the participation, or updates the one that is there; at the same instant too there is one afterwards.
   * @param event the event's id, which names the collection
   * @param key what the participant is known by in it
   */
  save(event: string, key: string, input: EventParticipationInput, now: Date): Promise<"CREATED" | "UPDATED">;
  /** All participations of an event, one page after the other. */
  list(event: string): AsyncIterable<EventParticipation>;
  /** Deletes one participant's participation, if there is one. */
  remove(event: string, key: string): Promise<void>;
  /** Deletes all participations of an event. */
  forget(event: string): Promise<void>;
  close(): Promise<void>;
}
