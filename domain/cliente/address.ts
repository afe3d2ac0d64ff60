import { formatCep } from './cep.ts';

/** The parts of an address that its one line tells, in their order. */
interface Address {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
}

/** An address in one line, its parts parted by ' - ' (Spec 2 §3, `enderecoCompleto`); '' where there is none. */
export function addressLine(address: Address | undefined): string {
  if (!address) return '';
  const { logradouro, numero, complemento, bairro, cidade, uf } = address;
  return [logradouro, numero, complemento, bairro, cidade, uf].filter(Boolean).join(' - ');
}

/** The same as a letter has it: 'Rua das Flores, 120, Galpão 2 – Centro – Jundiaí/SP – CEP 13201-000'. */
export function postalLine(address: Address & { cep: string | null }): string {
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = address;
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  const city = [cidade, uf].filter(Boolean).join('/');
  return [street, bairro, city, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(' – ');
}
