import styles from '#ui/kit/kit.module.css'
import { Specimen } from '#ui/kit/specimen.tsx'

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay']
const texts = ['text', 'text-muted', 'link', 'brand-ink', 'accent-ink', 'danger', 'success']
const pairs = [
  ['brand', 'brand-contrast'],
  ['brand-strong', 'brand-muted'],
  ['brand-soft', 'brand-ink'],
  ['accent', 'accent-contrast'],
  ['accent-soft', 'accent-ink'],
  ['danger', 'danger-contrast'],
  ['danger-soft', 'danger'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['info-soft', 'info'],
] as const

export function Colours() {
  return (
    <>
      <Specimen name="Surfaces, and every colour of text on them">
        {surfaces.map((surface) => (
          <div
            key={surface}
            className={styles['swatch']}
            style={{ background: `var(--color-${surface})` }}
          >
            <b>{surface}</b>
            {texts.map((text) => (
              <span key={text} style={{ color: `var(--color-${text})` }}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen name="Pairs">
        {pairs.map(([surface, text]) => (
          <div
            key={surface}
            className={styles['swatch']}
            style={{ background: `var(--color-${surface})`, color: `var(--color-${text})` }}
          >
            <b>{surface}</b>
            <span>{text}</span>
          </div>
        ))}
      </Specimen>
      <Specimen name="Elevation">
        {['sm', 'md', 'lg'].map((size) => (
          <div
            key={size}
            className={styles['swatch']}
            style={{
              background: 'var(--color-surface-raised)',
              boxShadow: `var(--shadow-${size})`,
            }}
          >
            shadow-{size}
          </div>
        ))}
      </Specimen>
    </>
  )
}

const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs']

export function Type() {
  return (
    <div className={styles['stack']}>
      {sizes.map((size) => (
        <p
          key={size}
          style={{
            fontSize: `var(--text-${size})`,
            fontWeight: /[234]xl/.test(size) ? 'var(--weight-heavy)' : 'var(--weight-regular)',
            lineHeight: 'var(--leading-snug)',
          }}
        >
          {size} Güzelyurt portakalı, ₺1.250
        </p>
      ))}
    </div>
  )
}
