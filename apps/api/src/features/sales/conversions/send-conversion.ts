import { CONVERSION_DAYS, conversionContacts, DAY } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { getNotificationSettings } from "../../messaging/notification-settings/get-notification-settings.ts";
import { findContacts, findConversion, markForwarded } from "./repository.ts";

/**
 * Tells the network of a conversion, once it has been noted. The consent is asked again: it may have been withdrawn meanwhile.
 * One that is too old for the network is left out.
 * @throws ConversionNotSent
 */
export async function sendConversion(ctx: Ctx, id: string): Promise<void> {
  const conversion = await findConversion(ctx.db, id);
  const userId = conversion?.orderUserId ?? conversion?.consultationUserId;
  if (!ctx.conversions || !conversion || conversion.forwardedAt || !userId) return;
  const { name, happenedAt: at, amount: value } = conversion;
  if (Date.now() - at.getTime() > CONVERSION_DAYS * DAY) return;
  const { marketing } = await getNotificationSettings(ctx.db, userId);
  if (!marketing.agreed) return;
  const { email, phoneNumber } = await findContacts(ctx.db, userId);
  const known = { email: email && realEmail(email), phoneNumber: conversion.consultationPhone ?? phoneNumber };
  const path = name === "Purchase" ? "/tutoring/enroll/payment-complete" : "/tutoring/consult/complete";
  await ctx.conversions.send({
    id,
    name,
    at,
    value,
    pageUrl: ctx.config.buyerOrigin + path,
    ...conversionContacts(known),
  });
  await markForwarded(ctx.db, id);
}
