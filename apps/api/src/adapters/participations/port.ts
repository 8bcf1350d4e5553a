import type { EventParticipation, EventParticipationInput } from "@pkg/domain";

/** Keeps who takes part in which event, apart from our own database. */
export interface ParticipationStore {
  /**
   * Creates the participation, or updates the one that is there; at the same instant too there is one afterwards.
   * @param place the event's id, which names the collection, and what the participant is known by in it
   * @param at when, and whether one that is there may be changed; else it is kept as it is
   */
  save(
    place: { event: string; key: string },
    input: EventParticipationInput,
    at: { now: Date; mayChange: boolean },
  ): Promise<"CREATED" | "UPDATED" | "KEPT">;
  /** One participant's participation; null when there is none. */
  find(event: string, key: string): Promise<EventParticipation | null>;
  /** All participations of an event, one page after the other. */
  list(event: string): AsyncIterable<EventParticipation>;
  /** Deletes one participant's participation, if there is one. */
  remove(event: string, key: string): Promise<void>;
  /** Deletes all participations of an event. */
  forget(event: string): Promise<void>;
  close(): Promise<void>;
}
