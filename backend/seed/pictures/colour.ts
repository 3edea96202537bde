/** The colours of the place, shared by all pictures: sea, limestone, citrus, carob. */
export const colours = {
  sea: '#1c8fae',
  deepSea: '#0f5f7f',
  aqua: '#7cc7c9',
  limestone: '#ead9bb',
  sand: '#d9c096',
  plaster: '#f6efe2',
  citrus: '#f0932b',
  lemon: '#f5c842',
  pomegranate: '#b8324a',
  bougainvillea: '#c9437f',
  terracotta: '#c9693f',
  carob: '#5b3a29',
  walnut: '#8a5a3a',
  oak: '#c99b66',
  olive: '#7d8b4b',
  cypress: '#2f5d4a',
  leaf: '#4f8f5b',
  ink: '#22303c',
  slate: '#4a5a68',
  steel: '#aab6bf',
  cloud: '#f4f6f5',
  rose: '#e9b7a8',
  lilac: '#a99bc9',
} as const

/** Between two `#rrggbb` colours: share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (index: number): string => {
    const from = channelOf(first, index)
    return Math.round(from + (channelOf(second, index) - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

function channelOf(colour: string, index: number): number {
  return Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Towards a warm blue-black rather than black, as shadows are outdoors. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#141b2b', share)
}

/** The colour with an opacity from 0 to 1. */
export function clear(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
