/**
 * An SQL condition: whether a lead became new again after a moment, because its status was set back, as with "not spam",
 * or because it was restored from the bin. What is counted from its arrival is then counted from that.
 *
 * @param column `quote_id` or `contact_id`
 * @param since an SQL expression
 */
export const isNewAgain = (column: string, since: string, { orReleased = false } = {}) => `
  EXISTS (SELECT FROM lead_history e
          WHERE e.${column} = lead.id AND e.at > ${since}
            AND (e.kind IN ('restored'${orReleased ? `, 'released'` : ''})
                 OR e.kind = 'status_changed' AND e.details ->> 'to' = 'new'))`;
