import { searchText } from '../../domain/searchText.ts';
import { emailOf, personName, phone, street } from './names.ts';
import type { Cliente } from './pessoas.ts';
import { createRandom, type Random } from './random.ts';

const LOCAIS = ['Cx Inspeção', 'PV', 'C. Parshall', 'Cx Saída', 'Tq Saída', 'Tq Recalque'] as const;
const PLANOS = ['Composta 24 h', 'Composta 8 h', 'Simples'] as const;
const DEPARTAMENTOS = ['Meio Ambiente', 'Manutenção', 'Qualidade', 'Produção', 'Financeiro'] as const;

const owned = ({ id, dtCadastro }: Cliente) => ({ idPessoa: id, dtCadastro, idUsuario: 1 });
const withIds = <T extends object>(rows: readonly T[]) => rows.map((row, index) => ({ id: index + 1, ...row }));
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

function endereco(cliente: Cliente, random: Random) {
  const latitude = random.normal(-23.18, 0.02).toFixed(6);
  const longitude = random.normal(-46.88, 0.02).toFixed(6);
  return {
    ...owned(cliente),
    idTipoEndereco: 1,
    cep: `13200${String(random.int(0, 999)).padStart(3, '0')}`,
    ...street(random),
    complemento: random.chance(0.3) ? `Galpão ${random.int(1, 9)}` : null,
    cidade: 'Jundiaí',
    uf: 'SP',
    latitude,
    longitude,
    linkMapa: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
  };
}

function contato(cliente: Cliente, index: number, random: Random) {
  const nome = personName(random);
  return {
    ...owned(cliente),
    departamento: random.pick(DEPARTAMENTOS),
    nome,
    email: emailOf(nome, index === 0 ? 'example.com' : 'exemplo.invalid'),
    telefone: phone(random),
    obs: random.chance(0.15) ? 'Ligar pela manhã' : null,
    flagAtivo: random.chance(0.93) ? 1 : 0,
  };
}

function ponto(cliente: Cliente, index: number, random: Random) {
  const descricao = `FIC-${cliente.codigo}.${index + 1} ${random.pick(LOCAIS)}`;
  return {
    ...owned(cliente),
    descricao,
    planoAmostragem: random.pick(PLANOS),
    busca: searchText([descricao]),
  };
}

export type SubCadastros = ReturnType<typeof demoSubCadastros>;

/** Addresses, contacts and sampling points of the clients. */
export function demoSubCadastros(clientes: readonly Cliente[]) {
  const random = createRandom('subcadastros');
  const quantas = (choices: readonly (readonly [number, number])[]) => random.weighted(choices);
  return {
    PessoaEndereco: withIds(
      clientes.flatMap((c) =>
        times(
          quantas([
            [1, 8],
            [2, 1],
          ]),
          () => endereco(c, random),
        ),
      ),
    ),
    PessoaContato: withIds(clientes.flatMap((c) => times(random.int(1, 3), (index) => contato(c, index, random)))),
    PessoaPontoColeta: withIds(
      clientes.flatMap((c) =>
        times(
          quantas([
            [1, 10],
            [2, 5],
            [3, 3],
            [4, 2],
          ]),
          (index) => ponto(c, index, random),
        ),
      ),
    ),
  };
}
