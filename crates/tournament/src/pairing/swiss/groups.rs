//! Players alike: between two groups all pairs cost the same, but for what depends on who the two are.

use std::collections::HashMap;

use super::Criterion;
use super::costs::Costs;
use crate::pairing::matching::{Cost, Kinds, Lex};

/// Up to so many groups, what pairs of groups cost is worked out beforehand.
const MOST: usize = 512;

/// How many criteria are personal.
pub(super) const PERSONAL: usize = 8;

/// Whether a criterion depends on who the two are, rather than on their groups.
pub(super) const fn is_personal(criterion: Criterion) -> bool {
    use Criterion::{Club, Halves, Lot, Rank, Rematch, Seeds, Team, Wish};
    matches!(criterion, Wish | Rematch | Seeds | Halves | Club | Team | Rank | Lot)
}

/// Players of the same layer with the same colours so far, who floated the same way.
#[derive(Debug)]
pub(super) struct Groups {
    /// The members of each group.
    pub members: Vec<Vec<usize>>,
    /// The group of each player.
    pub of: Vec<usize>,
}

impl Groups {
    pub fn new(costs: &Costs<'_>) -> Self {
        let mut known = HashMap::new();
        let mut groups = Self { members: Vec::new(), of: Vec::new() };
        for u in 0..costs.seats.len() {
            let group = *known.entry(costs.kind(u)).or_insert(groups.members.len());
            if group == groups.members.len() {
                groups.members.push(Vec::new());
            }
            groups.members[group].push(u);
            groups.of.push(group);
        }
        groups
    }
}

/// The costs of all pairs, quickly: looked up by group, with what is personal filled in.
pub(super) struct Prices<'a, const K: usize> {
    costs: &'a Costs<'a>,
    groups: &'a Groups,
    active: &'a [Criterion],
    /// The personal criteria with their components.
    personal: Vec<(usize, Criterion)>,
    /// What each two groups cost; nothing if there are too many, or if wished colours make pairs cost otherwise.
    table: Option<Vec<Lex<K>>>,
}

impl<'a, const K: usize> Prices<'a, K> {
    pub fn new(costs: &'a Costs<'a>, groups: &'a Groups, active: &'a [Criterion]) -> Self {
        let numbered = active.iter().copied().enumerate();
        let personal: Vec<(usize, Criterion)> = numbered.filter(|&(_, criterion)| is_personal(criterion)).collect();
        let few = groups.members.len() <= MOST && !costs.bonds.wish_colours();
        let first = |group: &Vec<usize>| group[0];
        let cost = |a, b| costs.cost::<K>(active, first(a), first(b));
        let table =
            few.then(|| groups.members.iter().flat_map(|a| groups.members.iter().map(move |b| cost(a, b))).collect());
        Self { costs, groups, active, personal, table }
    }

    /// The places by group, each pair costing at the least what its groups make it; the bye is a kind of its own.
    pub fn kinds(&self) -> Kinds<Lex<K>> {
        let groups = self.groups.members.len();
        let mut of = self.groups.of.clone();
        of.resize(self.costs.places(), groups);
        let personal = |cost: Lex<K>| {
            let mut cost = cost;
            self.personal.iter().for_each(|&(component, _)| cost.0[component] = 0);
            cost
        };
        let between = |a: usize, b: usize| self.table.as_ref().map(|table| personal(table[a * groups + b]));
        Kinds::new(of, |a, b| if a.max(b) < groups { between(a, b).unwrap_or(Lex::ZERO) } else { Lex::ZERO })
    }

    /// What a pair, or a player and the bye, cost.
    pub fn cost(&self, u: usize, v: usize) -> Lex<K> {
        let (Some(table), Some(&a), Some(&b)) = (&self.table, self.groups.of.get(u), self.groups.of.get(v)) else {
            return self.costs.cost(self.active, u, v);
        };
        let mut cost = table[a * self.groups.members.len() + b];
        for &(component, criterion) in &self.personal {
            cost.0[component] = self.costs.term(criterion, u, v);
        }
        cost
    }
}
