/** The payment options of a listing (specification, section 9). */
export const paymentOptions = ['Cash', 'Exchange', 'Installments'] as const

export type PaymentOption = (typeof paymentOptions)[number]
