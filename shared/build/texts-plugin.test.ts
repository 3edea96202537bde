import { describeRule } from './describe-rule.ts'

const refused = {
  'text between tags': '<p>Sold yesterday</p>',
  'text beside a value': '<p>{price} only</p>',
  'a label that is read out': '<button aria-label="Close" />',
  'a placeholder': '<input placeholder="Your name" />',
  'text beside the name of the product': '<p>Welcome to AdaMarket</p>',
}

const accepted = {
  'a text of the catalogue': "<p>{t('sold')}</p>",
  'a label of the catalogue': "<button aria-label={t('close')} />",
  'an attribute that is not read out': '<div className="notice" role="status" />',
  'a mark': '<p>{one} · {other}</p>',
  'the name of the product': '<strong>AdaMarket</strong>',
}

describeRule('texts/in-catalogue', refused, accepted)
