/** The rooms of the house that navigation leads to. */
export type Room =
  | 'home'
  | 'rules'
  | 'table'
  | 'practice'
  | 'scenarios'
  | 'about'
  | 'offline'
  | 'accessibility'
  | 'news'
  | 'kept';
