/** The rooms of the house the main navigation leads to. */
export type Room =
  | 'home'
  | 'rules'
  | 'table'
  | 'practice'
  | 'scenarios'
  | 'about'
  | 'offline'
  | 'accessibility';
