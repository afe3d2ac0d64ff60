import type { FichaLeitura } from '../../contract/fichaLeitura.ts';
import type { Leitura } from '../../contract/leitura.ts';

/** A row of a month's grid, not read yet. */
export const leitura = (idHidrometro: number, changes: Partial<Leitura> = {}): Leitura => ({
  id: 0,
  idHidrometro,
  idPessoa: 1,
  nome: 'Têxtil São João Ltda.',
  registro: `H-${idHidrometro}`,
  uc: null,
  flagMedidorVazao: 1,
  leituraAnterior: 0,
  leituraAtual: 0,
  volumeMedido: 0,
  volumeCorrigido: 0,
  tempoFinal: null,
  flagMedia: 0,
  idCategoriaCobranca: 1,
  tempoAnterior: null,
  tempoAtual: null,
  horaInicial: null,
  horaFinal: null,
  volumeCorrido: null,
  idMes: 11,
  idAno: 2026,
  obs: null,
  idCalculoHorimetro: null,
  medidorStatusNome: null,
  dtCadastro: null,
  flagAtivo: 1,
  idUsuario: null,
  ...changes,
});

type Medidor = FichaLeitura['listaMedidores'][number];

const medidor = (idHidrometro: number, changes: Partial<Medidor>): Medidor => ({
  idHidrometro,
  flagMedidorVazao: 0,
  tipoMedidor: null,
  tipoFonte: 'Poço artesiano',
  registro: `H-${idHidrometro}`,
  uc: null,
  tempoAnterior: null,
  tempoAtual: null,
  lacre: null,
  obs: null,
  leituraAnterior: 1234.5,
  volumeAnterior: 310,
  calculomeses: 305.25,
  ...changes,
});

/** The sheet of a client with one meter of sewage and so many sources. */
export const ficha = (empresa: string, sources: number, changes: Partial<FichaLeitura> = {}): FichaLeitura => ({
  empresa,
  enderecos: [
    {
      logradouro: 'Rua das Flores',
      numero: '120',
      complemento: 'Galpão 2',
      bairro: 'Centro',
      cidade: 'Jundiaí',
      uf: 'SP',
      cep: '13201000',
    },
  ],
  contatos: [
    { nome: 'Ana Souza', departamento: 'Utilidades', telefone: '(11) 4000-1234', email: 'ana@exemplo.com.br' },
    { nome: 'Bruno Lima', departamento: null, telefone: null, email: 'bruno@exemplo.com.br' },
  ],
  dtAtualCalibragem: '2025-03-10',
  dtValidadeCalibragem: '2027-03-10',
  nroSerie: 'SN-8841',
  codigoEquipamento: 'EQ-07',
  modelo: 'Parshall 3"',
  listaMedidores: [
    medidor(1, {
      flagMedidorVazao: 1,
      tipoFonte: null,
      tipoMedidor: 'Calha Parshall',
      uc: '0012345',
      lacre: 'L-55',
      tempoAnterior: '0120:30',
      leituraAnterior: 98_765.4,
      volumeAnterior: 1440,
      calculomeses: 1400.126,
    }),
    ...Array.from({ length: sources }, (_, index) => medidor(index + 2, {})),
  ],
  ...changes,
});

/** One of whom next to nothing is known. */
export const fichaVazia: FichaLeitura = {
  empresa: 'Laticínios Vale',
  enderecos: [],
  contatos: [],
  dtAtualCalibragem: null,
  dtValidadeCalibragem: null,
  nroSerie: null,
  codigoEquipamento: null,
  modelo: null,
  listaMedidores: [medidor(9, { tipoFonte: null, leituraAnterior: 0, volumeAnterior: null, calculomeses: null })],
};
