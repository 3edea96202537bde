export const texts = { home: { title: 'Home' } }
