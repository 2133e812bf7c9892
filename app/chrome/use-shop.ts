export { LanguageContext, useLanguage, useStore } from '../store/use-shop'
