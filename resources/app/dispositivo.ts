/** A device of the field application. */
export const DISPOSITIVO = {
  nome: { name: 'nome', label: 'Nome', kind: 'text', maxLength: 60 },
} as const;
